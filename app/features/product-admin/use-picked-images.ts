import { useState } from 'react';
import { maxQuickAddImages } from '#shared/limits.ts';
import { createTurns } from '#shared/turns.ts';
import { maxImageBytes } from '#shared/upload-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { uploadImage } from '../../lib/upload.ts';
import { toast } from '../../ui/toast.ts';
import { pickImage, type PickedImage } from './picked-image.ts';

/** Pictures that are on their way at a time. */
const uploadsAtATime = 3;

/** The pictures of quick add: chosen, put into order, uploaded. The first is the primary one until another is chosen. */
export function usePickedImages() {
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const primary = images.some(({ key }) => key === chosen) ? chosen : (images[0]?.key ?? null);
  const refuse = (title: string, text: string) => toast({ title, text, isError: true });

  return {
    images,
    primary,

    /** @returns what is wrong with some of the files; empty when all are taken */
    pick: async (files: readonly File[]): Promise<string> => {
      if (images.length + files.length > maxQuickAddImages) {
        refuse(ta('quickAdd.tooManyTitle'), ta('quickAdd.tooMany'));
        return ta('quickAdd.tooMany');
      }
      const read = await Promise.all(files.map(async (file) => ({ file, image: await pickImage(file) })));
      const wrong = read.filter(({ image }) => image === null).map(({ file }) => file.name);
      const picked = read.flatMap(({ image }) => image ?? []);
      const large = picked.filter(({ file }) => file.size > maxImageBytes);
      setImages((list) => [...list, ...picked.filter((image) => !large.includes(image))]);
      const faults: [title: string, text: string][] = [];
      if (large.length > 0)
        faults.push([ta('quickAdd.tooLargeTitle'), ta('quickAdd.tooLarge', { count: large.length })]);
      if (wrong.length > 0)
        faults.push([ta('uploader.typeTitle'), ta('quickAdd.notPictures', { names: wrong.join(', ') })]);
      for (const [title, text] of faults) refuse(title, text);
      return faults.map(([, text]) => text).join(' ');
    },

    change: {
      primary: setChosen,
      move: (from: number, to: number) =>
        setImages((list) => {
          const moved = [...list];
          moved.splice(to, 0, ...moved.splice(from, 1));
          return moved;
        }),
      remove: (key: string) => {
        const gone = images.find((image) => image.key === key);
        if (gone) URL.revokeObjectURL(gone.preview);
        setImages(images.filter((image) => image !== gone));
      },
    },

    /**
     * Uploads what is not uploaded yet, several at a time.
     * @param onStart told the number of each picture when it begins
     * @returns all pictures; those that failed have no address
     */
    upload: async (onStart: (number: number) => void): Promise<PickedImage[]> => {
      const turns = createTurns(uploadsAtATime);
      let started = images.filter(({ url }) => url !== null).length;
      const set = (image: PickedImage, part: Partial<PickedImage>): PickedImage => {
        const result = { ...image, ...part };
        setImages((list) => list.map((other) => (other.key === image.key ? result : other)));
        return result;
      };
      const send = async (image: PickedImage): Promise<PickedImage> => {
        onStart(++started);
        set(image, { state: 'uploading' });
        try {
          return set(image, { url: (await uploadImage(image.file)).url, state: 'done' });
        } catch (error) {
          refuse(ta('upload.failedTitle'), (error as Error).message);
          return set(image, { state: 'failed' });
        }
      };
      return Promise.all(
        images.map(async (image) => (image.url === null ? turns(() => send(image)) : image)),
      );
    },
  };
}
