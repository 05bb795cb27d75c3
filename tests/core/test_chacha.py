"""The dice of recorded games: ChaCha20, exactly as RFC 8439 describes it."""

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.chacha import ChaCha, chacha_block


def test_the_block_of_rfc_8439_section_2_3_2() -> None:
    key = bytes(range(32))
    words = vec[i64]([int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)])
    block = chacha_block(words, 1, vec[i64]([0x09000000, 0x4A000000, 0x00000000]))
    assert " ".join(f"{word:08x}" for word in block) == (
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 "
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"
    )


def test_the_stream_is_the_key_stream_of_rfc_8439_appendix_a_1() -> None:
    stream = ChaCha(vec[i64]([0] * 8))
    numbers = [stream.next32() for _ in range(32)]
    assert " ".join(f"{number:08x}" for number in numbers[:16]) == (
        "ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b "
        "7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2"
    )
    assert " ".join(f"{number:08x}" for number in numbers[16:20]) == "bee7079f 7a385155 7c97ba98 0d082d73"
