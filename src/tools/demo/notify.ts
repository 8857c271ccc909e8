/** A short message that goes by itself; what shows it is fetched with the first one, long after the page came alive. */
export async function notify(title: string, description?: string): Promise<void> {
  const { toast } = await import('sonner');
  toast(title, description === undefined ? {} : { description });
}
