"""Who takes nudges in tests: a push service that really decrypts, and a mail server."""

import base64
import json
import ssl
import threading
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from tests.server.house import free_port

CURVE = ec.SECP256R1()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def unsealed(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt a push message as RFC 8291 tells browsers to, with nothing of the library that encrypted it."""
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size, "a push message is one piece"
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    secret = derived(shared, auth, b"WebPush: info\0" + point(key.public_key()) + sender, 32)
    content_key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    text, _, padding = AESGCM(content_key).decrypt(nonce, sealed, None).rpartition(b"\x02")
    assert not padding.strip(b"\0")
    return text


class PushPost:
    """One message that came to the push service."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body


class PushReceiver:
    """A push service with browsers behind it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes, ok"[:16]
        self.posts: list[PushPost] = []
        self.answers: list[int] = []
        """What is answered next; 201 when there is nothing left."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.posts.append(PushPost(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(receiver.answers.pop(0) if receiver.answers else 201)
                self.send_header("Location", f"http://127.0.0.1:{receiver.port}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = int(self.server.server_address[1])
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def encrypt(self, name: str, folder: Path) -> Path:
        """Speak HTTPS from now on, under some name; return the certificate to believe in."""
        key, now = ec.generate_private_key(CURVE), datetime.now(UTC)
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        made = (
            x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .sign(key, SHA256())
        )
        certificate, secret = folder / "certificate.pem", folder / "key.pem"
        certificate.write_bytes(made.public_bytes(Encoding.PEM))
        secret.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, secret)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        return certificate

    def subscription(self, name: str = "browser") -> dict[str, str]:
        """Return what a browser says that takes messages here."""
        endpoint = f"http://127.0.0.1:{self.port}/{name}"
        return {"endpoint": endpoint, "p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.auth)}

    def texts(self, name: str = "browser") -> list[dict[str, Any]]:
        """Return what a browser was told so far."""
        mine = [post for post in self.posts if post.path == f"/{name}"]
        return [json.loads(unsealed(post.body, self.key, self.auth)) for post in mine]

    def __enter__(self) -> "PushReceiver":
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class Mailbox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []
        """What is answered next to a mail; that it was taken when there is nothing left."""
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            self.mails.append(BytesParser(policy=default).parsebytes(envelope.content))
        return answer

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.port}"

    def __enter__(self) -> "Mailbox":
        self.controller.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None) -> None:
        self.controller.stop()
