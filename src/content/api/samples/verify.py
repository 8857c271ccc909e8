import hashlib
import hmac
import time

TOLERANCE = 300  # detik; kiriman yang lebih tua ditolak


def verify(body, timestamp, signature, secret, now=None):
    """body: bytes mentah permintaan, sebelum json.loads."""
    now = time.time() if now is None else now
    if not timestamp.isdigit() or abs(now - int(timestamp)) > TOLERANCE:
        return False
    signed = timestamp.encode() + b"." + body
    digest = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(f"v1={digest}", signature)
