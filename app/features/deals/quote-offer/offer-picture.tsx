import { createContext, use } from 'react';
import type { Picture as PictureData } from '#shared/content/image.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useShell } from '../../../lib/shell.ts';
import { LinePicture } from '../../../ui/line-picture.tsx';

const Pictures = createContext<readonly PictureData[]>([]);

/** Provides the data of the pictures in a request and its offer. */
export const OfferPictures = Pictures.Provider;

/** The small picture of a line, if it has one. */
export function OfferPicture({ url }: { url: string | null }) {
  const { t } = useTexts();
  const { savesData } = useShell();
  const picture = use(Pictures).find((one) => one.url === url) ?? null;
  return (
    <LinePicture url={url} picture={picture} savesData={savesData} failedText={t('gallery.failedOne')} />
  );
}
