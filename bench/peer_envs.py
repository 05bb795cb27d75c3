"""Random play in other people's environments, with observations. Runs in the peers' own environment.

For every line that it reads it measures all of them once, prints one JSON object a line (environment, decisions a
second) and then "done". PettingZoo's classic games are stepped one by one, as they are made to be; pgx's in
batches of 1,024, compiled before the clock starts. Whatever is made or compiled only once is made before the first
measurement. Seconds are those of the process's own work, on one core.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
BATCH = 1024
CLASSIC = (
    "rps_v2", "tictactoe_v3", "connect_four_v3", "hanabi_v5", "leduc_holdem_v4", "go_v5", "texas_holdem_v4",
    "texas_holdem_no_limit_v6", "chess_v6",
)  # fmt: skip
WARM_UP = 0.2
"""Seconds before the first measurement."""
PGX = ("tic_tac_toe", "connect_four", "backgammon", "leduc_holdem", "sparrow_mahjong")


def pettingzoo(name: str) -> Callable[[float], float]:
    """Return what steps one of PettingZoo's classic games."""
    import importlib

    import numpy as np

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    dice = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        decisions, seed, start = 0, 0, time.process_time()
        while time.process_time() - start < seconds:
            env.reset(seed=seed)
            seed += 1
            for agent in env.agent_iter():
                observation, _, ended, cut_off, _ = env.last()
                if ended or cut_off:
                    env.step(None)
                    continue
                if isinstance(observation, dict):
                    env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
                else:  # in rock, paper, scissors everything is always allowed, and there is no mask
                    env.step(int(dice.integers(env.action_space(agent).n)))
                decisions += 1
        return decisions / (time.process_time() - start)

    return measure


def pgx(name: str) -> Callable[[float], float]:
    """Return what steps many games of pgx at once, each begun anew when it ends."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    step = auto_reset(env.step, env.init)

    def decide(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choosing, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        return (jax.vmap(step)(state, actions, jax.random.split(chance, BATCH)), key), state.observation.sum()

    go_on = jax.jit(lambda state, key: jax.lax.scan(decide, (state, key), None, length=16))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    begun = jax.block_until_ready(go_on(state, key))[0]

    def measure(seconds: float) -> float:
        (state, key), decisions, start = begun, 0, time.process_time()
        while time.process_time() - start < seconds:
            (state, key), _ = jax.block_until_ready(go_on(state, key))
            decisions += 16 * BATCH
        return decisions / (time.process_time() - start)

    return measure


def main() -> None:
    """Measure all of them whenever asked, and say what could not be measured."""
    seconds = float(sys.argv[1])
    made: dict[str, Callable[[float], float]] = {}
    faults: dict[str, str] = {}
    for label, make, names in (("PettingZoo", pettingzoo, CLASSIC), ("pgx", pgx, PGX)):
        for name in names:
            try:
                measure = make(name)
                measure(WARM_UP)
                made[f"{label} {name}"] = measure
            except Exception as fault:  # a peer that does not run here is told of, the others are measured
                faults[f"{label} {name}"] = " ".join(str(fault).split())[:80]
    for _line in sys.stdin:
        for name, measure in made.items():
            print(json.dumps({"env": name, "rate": measure(seconds)}), flush=True)
        for name, why in faults.items():
            print(json.dumps({"env": name, "fault": why}), flush=True)
        print("done", flush=True)


if __name__ == "__main__":
    main()
