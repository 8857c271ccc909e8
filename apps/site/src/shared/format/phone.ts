/** `+62 800 0000 0001` → `6280000000001` */
export function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** Of a number as `readPhone` gives it: only short ones stand without their country. */
export function telHref(phone: string): string {
  return `tel:${phone.startsWith('+') ? '+' : ''}${digits(phone)}`;
}

/** A page never holds personal data in it. */
export function whatsappHref(phone: string, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${digits(phone)}${query}`;
}
