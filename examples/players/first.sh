#!/bin/sh
# A player in the shell: always takes the first choice, by its number.
#   cosmogony arena GAME --bots "command:sh examples/players/first.sh" --bots random
while read -r line; do
  case "$line" in
    '{"type":"decide"'*)
      choices=${line#*'"choices":[{"action":'}
      echo "{\"action\": ${choices%%,*}}" ;;
  esac
done
