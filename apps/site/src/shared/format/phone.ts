/** Digits of a number: `+62 800 0000 0001` → `6280000000001`. */
export function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** `tel:` link of a number from `readPhone`, where only short service numbers lack a country code. */
export function telHref(phone: string): string {
  return `tel:${phone.startsWith('+') ? '+' : ''}${digits(phone)}`;
}

/** Link to a WhatsApp chat; the prefilled message must not contain personal data. */
export function whatsappHref(phone: string, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${digits(phone)}${query}`;
}
