"""Settings of all tests."""

from hypothesis import HealthCheck, settings

# How long an example takes says more about the machine than about us, and what passed once must pass again: everybody
# gets the same examples. `pytest --hypothesis-profile=explore` looks for new ones.
settings.register_profile(
    "cosmogony", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("explore", parent=settings.get_profile("cosmogony"), derandomize=False, max_examples=5000)
settings.load_profile("cosmogony")
