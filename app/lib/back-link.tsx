import { useTexts } from './i18n.tsx';
import { Icon } from '../ui/icon.tsx';

/** Back to where the visitor came from, or to `list` (docs/specification/blog.md#post). app/start/back.ts uses the history. */
export function BackLink({ list, isPlain = false }: { list: '/blog' | '/products'; isPlain?: boolean }) {
  const { t } = useTexts();
  return (
    <a
      href={list}
      data-back=""
      data-plain=""
      className={
        isPlain
          ? 'inline-flex min-h-11 items-center gap-1 hover:underline'
          : 'btn btn-outline justify-self-start'
      }
    >
      <Icon name="left" className="size-4" />
      {t('common.back')}
    </a>
  );
}
