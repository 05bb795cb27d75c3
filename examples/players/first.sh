#!/bin/bash
# A player in the shell: always takes the first choice, by its number.
#   cosmogony arena GAME --bots "command:bash examples/players/first.sh" --bots random
while read -r line; do
  case "$line" in
    '{"type":"decide"'*)
      [[ $line =~ \"choices\":\[\{\"action\":([0-9]+) ]]
      echo "{\"action\": ${BASH_REMATCH[1]}}" ;;
  esac
done
