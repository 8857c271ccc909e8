/** Icon paths on a 24-pixel grid. Icons are decoration: their meaning is in the text next to them. */
const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  chevron: 'M6 9l6 6 6-6',
  menu: 'M3 7h18M3 12h18M3 17h18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5L21 21',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12.5l5 5L20 6.5',
  cross: 'M6 6l12 12M18 6L6 18',
  phone: 'M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  chat: 'M4 20l1.4-4A8 8 0 1 1 8 18.6L4 20Z',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  pin: 'M12 21c4-5 7-8.4 7-11.5A7 7 0 0 0 5 9.5C5 12.6 8 16 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  play: 'M7 5l12 7-12 7Z',
  pause: 'M8 5v14M16 5v14',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
