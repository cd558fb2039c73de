import { useTexts } from '../../../lib/i18n.tsx';
import { useShell } from '../../../lib/shell.ts';
import { Slideshow } from '../../../ui/slideshow.tsx';

/** The slideshow behind the title of a page. */
export function Scenes({ images, label }: { images: readonly string[]; label: string }) {
  const { t } = useTexts();
  const { savesData } = useShell();
  return (
    <Slideshow
      images={images}
      savesData={savesData}
      labels={{
        region: label,
        pause: t('common.pause'),
        play: t('common.play'),
        slide: (number) => t('common.slide', { number, total: images.length }),
      }}
    />
  );
}
