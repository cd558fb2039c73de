import { createContext, use } from 'react';
import { formatBytes } from '#shared/base/bytes.ts';
import { kindOfFile } from '#shared/deals/order-words.ts';
import type { BuyerOrder } from '#shared/deals/order.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** Photos that are part of the document, as addresses of data, by id. */
export const KeptPhotos = createContext<Readonly<Record<string, string>>>({});

/** Address of a photo, PDF or video. */
export type PhotoAddress = (photo: string, size: 'small' | 'full') => string;
type Props = {
  evidence: Pick<BuyerOrder['evidence'][number], 'photo' | 'mimeType' | 'byteSize' | 'text'>;
  photoOf: PhotoAddress;
  t: Translator<OrderTexts>;
};

/** A small photo of an order, which leads to the large one; a paper or video as a link that says what it weighs. */
export function OrderPhoto({ evidence, photoOf, t }: Props) {
  const { photo, mimeType, byteSize, text } = evidence;
  const { id, width, height } = photo;
  const kept = use(KeptPhotos)[id];
  const kind = kindOfFile(mimeType);
  return (
    <a
      href={photoOf(id, 'full')}
      target="_blank"
      rel="noreferrer"
      className={
        kind === 'photo' ? undefined : 'link order-last inline-flex min-h-11 basis-full items-center'
      }
    >
      {kind === 'photo' ? (
        <img
          src={kept ?? photoOf(id, 'small')}
          alt={text}
          width={width}
          height={height}
          loading="lazy"
          className="order-photo"
        />
      ) : (
        t(`open.${kind}`, { size: formatBytes(byteSize) })
      )}
    </a>
  );
}
