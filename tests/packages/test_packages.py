"""Packages: nothing is missing in them, they work where there is nothing else, and a failing compiler stops nobody."""

import math
import os
import re
import runpy
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
import setuptools
import yaml

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "packages.py"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the archive of sources and, from it, the wheel that runs everywhere."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, TOOL, "build", folder], check=True, timeout=300)
    return folder


def test_packages_carry_everything(made: Path) -> None:
    done = subprocess.run([sys.executable, TOOL, "look", made], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 2
    minds = [path.name for path in (ROOT / "src").rglob("*.mind")]
    with zipfile.ZipFile(next(made.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        metadata = wheel.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert [mind for mind in minds if not any(name.endswith(f"/{mind}") for name in names)] == []
    assert "\nProject-URL: Source, https://" in metadata
    assert "\nLicense-Expression: Apache-2.0" in metadata


def test_what_is_missing_is_named() -> None:
    faults = runpy.run_path(str(TOOL))["faults_of"](["cosmogony/cli.py", "cosmogony/tests/x.py"])
    told = list(faults)
    assert "cosmogony/web/index.html is missing" in told
    assert "cosmogony/tests/x.py should not be in it" in told


@pytest.mark.slow
def test_a_wheel_works_where_there_is_nothing_else(made: Path) -> None:
    """In the newest Python that is here, however busy the machine is; the tool itself tries all of them."""
    tool = runpy.run_path(str(TOOL))
    version, python = list(tool["available_pythons"]().items())[-1]
    tool["try_in_empty_environment"](version, python, next(made.glob("*.whl")), longest=math.inf)


def half_compiled(folder: Path, broken: bool) -> subprocess.CompletedProcess[str]:
    """Build a package of two modules in C, of which the second may be broken, by our own command."""
    (folder / "good.c").write_text(
        "#include <Python.h>\n"
        'static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "good", NULL, -1, NULL};\n'
        "PyMODINIT_FUNC PyInit_good(void) { return PyModule_Create(&module); }\n"
    )
    (folder / "bad.c").write_text("this is no C" if broken else (folder / "good.c").read_text().replace("good", "bad"))
    (folder / "plain.py").write_text("")
    (folder / "setup.py").write_text(
        "import runpy\nfrom setuptools import Extension, setup\n"
        f"ours = runpy.run_path({str(ROOT / 'setup.py')!r}, run_name='ours')\n"
        "setup(name='half', version='1', py_modules=['plain'], cmdclass={'build_ext': ours['CompileOrInterpret']},\n"
        "      ext_modules=[Extension('good', ['good.c']), Extension('bad', ['bad.c'])])\n"
    )
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


def test_a_compiler_that_fails_half_way_leaves_a_package_that_runs_interpreted(tmp_path: Path) -> None:
    done = half_compiled(tmp_path, broken=True)
    assert done.returncode == 0, done.stderr
    said = [line for line in done.stderr.splitlines() if line.startswith("cosmogony: ")]
    assert len(said) == 1
    assert re.fullmatch(r"cosmogony: the C compiler failed \(.*\); the engine will run interpreted", said[0])
    wheel = next((tmp_path / "dist").iterdir())
    assert wheel.name == "half-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as opened:
        assert [name for name in opened.namelist() if "dist-info" not in name] == ["plain.py"]


def test_a_compiler_that_works_leaves_a_package_for_this_platform(tmp_path: Path) -> None:
    assert half_compiled(tmp_path, broken=False).returncode == 0
    assert "none-any" not in next((tmp_path / "dist").iterdir()).name


def test_no_package_is_made_without_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = runpy.run_path(str(ROOT / "setup.py"), run_name="ours")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match=r"index\.html is missing; no package is made without the client"):
        setup["build_client"]()


def test_the_built_client_is_data_and_no_package() -> None:
    """It is listed after it was built anew; packages are listed before."""
    found = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["packages"]["find"]
    packages = setuptools.find_namespace_packages(str(ROOT / "src"), exclude=found["exclude"])
    assert "cosmogony.server" in packages
    assert [name for name in packages if name.startswith("cosmogony.web")] == []


def test_packages_leave_the_browsers_own_python_out_and_the_clone_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, copied = tmp_path / "ours", tmp_path / "copied"
    (copied / "offline").mkdir(parents=True)
    (copied / "offline" / "python.wasm").write_text("large")
    (copied / "service-worker.js").write_text("")
    ours.write_text('<head>\n<meta name="cosmogony-offline" content="offline/" />\n<title>C</title></head>')
    os.link(ours, copied / "index.html")
    monkeypatch.delenv("COSMOGONY_OFFLINE", raising=False)
    runpy.run_path(str(ROOT / "setup.py"), run_name="ours")["without_offline"](copied)
    assert [path.name for path in copied.iterdir()] == ["index.html"]
    assert (copied / "index.html").read_text() == "<head>\n<title>C</title></head>"
    assert "cosmogony-offline" in ours.read_text()


def steps_of_the_release() -> list[dict[str, Any]]:
    release = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
    return [step for job in release["jobs"].values() for step in job["steps"]]


def test_the_release_runs_commands_that_exist() -> None:
    told = [step.get("run", "") for step in steps_of_the_release()]
    verbs = [found[1] for line in told if (found := re.search(r"tools/packages\.py (\w+)", line))]
    assert verbs == ["build", "look", "try", "bill"]
    described = runpy.run_path(str(TOOL))["__doc__"]
    assert all(f"packages.py {verb} FOLDER" in described for verb in verbs)


def test_the_release_publishes_without_a_password_and_with_attestations() -> None:
    release = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
    assert release["jobs"]["publish"]["permissions"]["id-token"] == "write"
    used = [step["uses"].partition("@")[0] for step in steps_of_the_release() if "uses" in step]
    assert {"pypa/gh-action-pypi-publish", "actions/attest-build-provenance", "actions/attest-sbom"} <= set(used)
    assert "password" not in (ROOT / ".github" / "workflows" / "release.yml").read_text().replace("no password", "")
