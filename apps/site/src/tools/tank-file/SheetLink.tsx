/** Opens another tank in this page and goes up to its sheet, which would change out of sight. */
export const SheetLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} onClick={() => document.getElementById('hasil')?.scrollIntoView()}>
    {children}
  </a>
);
