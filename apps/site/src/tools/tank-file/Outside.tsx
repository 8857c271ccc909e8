/** An instrument that the catalogue does not have, and why it would do. */
export const Outside = ({ lead, title, reason }: { lead: string; title: string; reason: string }) => (
  <p className="measure">
    <strong>{`${lead} ${title}.`}</strong> <span>{reason}</span>
  </p>
);
