/** Line icons on a 24-pixel grid, drawn with the text's colour. */
export const iconPaths = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M6 9l6 6 6-6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 005 5L15 13l5 2v4a2 2 0 01-2 2A16 16 0 013 6a2 2 0 012-2z',
  pin: 'M12 21s7-6.5 7-11a7 7 0 10-14 0c0 4.5 7 11 7 11zM12 12.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  heart: 'M12 20S4 14.5 4 9a4.3 4.3 0 018-2 4.3 4.3 0 018 2c0 5.5-8 11-8 11z',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5',
  user: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c1-5 4-6 8-6s7 1 8 6',
  list: 'M10 6h10M10 12h10M10 18h4M4 6h2M4 12h2M4 18h2M17 18h4M19 16v4',
  check: 'M5 13l4 4L19 7',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 2',
  box: 'M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9.5a1 1 0 110-2 1 1 0 010 2',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 5v14M15 5v14',
  coin: 'M12 21a9 9 0 100-18 9 9 0 000 18zM14.5 9.5c0-1-1-1.5-2.5-1.5s-2.5.7-2.5 2 1 1.7 2.5 2 2.5.8 2.5 2-1 2-2.5 2-2.5-.6-2.5-1.6M12 6.5v11',
  truck: 'M3 6h11v10H3zM14 9h4l3 4v3h-7M7 19a2 2 0 100-4 2 2 0 000 4zM17 19a2 2 0 100-4 2 2 0 000 4z',
  chat: 'M4 5h16v11H9l-5 4z',
  star: 'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14-12 14M5 19c2-5 5-8 9-9',
} as const;

export type IconName = keyof typeof iconPaths;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon path={iconPaths[name]} className={className} />;
}

/**
 * Draws one icon, also of sets that not every page contains. Its stroke is in base.css, as a page has up to 60 icons.
 */
export function LineIcon({ path, className = 'size-5' }: { path: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
