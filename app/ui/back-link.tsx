import { Icon } from './icon.tsx';

type Props = { href: string; text: string; isPlain?: boolean };

/** A link back to where the visitor came from, or else to `href`. app/start/back.ts uses the browser's history. */
export const BackLink = ({ href, text, isPlain = false }: Props) => (
  <a
    href={href}
    data-back=""
    data-plain=""
    className={
      isPlain
        ? 'inline-flex min-h-11 items-center gap-1 hover:underline'
        : 'btn btn-outline justify-self-start'
    }
  >
    <Icon name="left" className="size-4" />
    {text}
  </a>
);
