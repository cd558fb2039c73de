import { createContext, use } from 'react';
import type { Picture as PictureData } from '#shared/image.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { useShell } from '../../lib/shell.ts';
import { Picture } from '../../ui/picture.tsx';

const Pictures = createContext<readonly PictureData[]>([]);

/** What is known of the pictures of a request and its offer. */
export const OfferPictures = Pictures.Provider;

/** The small picture of a line, where it has one. */
export function OfferPicture({ url }: { url: string | null }) {
  const { t } = useTexts();
  const { savesData } = useShell();
  const picture = use(Pictures).find((one) => one.url === url) ?? null;
  if (!url) return null;
  return (
    <div className="w-16 shrink-0">
      <Picture
        url={url}
        picture={picture}
        alt=""
        sizes="64px"
        maxWidth={160}
        savesData={savesData}
        failedText={t('gallery.failedOne')}
        className="aspect-square"
      />
    </div>
  );
}
