import { useEffect, useState } from 'react';
import { maxQuickAddImages } from '#shared/base/limits.ts';
import { createTurns } from '#shared/base/turns.ts';
import { maxImageBytes } from '#shared/content/upload-rules.ts';
import { listText, ta } from '../../../lib/admin-text.ts';
import { uploadImage } from '../../../lib/upload.ts';
import { moved } from '../../../staff/form/row-buttons.tsx';
import { toast } from '../../../ui/toast.ts';
import { keepPictures, readKeptPictures } from './kept-pictures.ts';
import { pickImage, type PickedImage, toPicked } from './picked-image.ts';

/** Maximum number of concurrent uploads. */
const uploadsAtATime = 3;

/**
 * The pictures of quick add: chosen, ordered, uploaded. The first is the primary one until the user chooses another.
 * They are restored together with the draft at this place.
 */
export function usePickedImages(place: string) {
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Whether the stored pictures have been read, and when they were chosen. */
  const [before, setBefore] = useState<{ at: string | null } | null>(null);
  /** The list that is stored in the browser. */
  const [kept, setKept] = useState<readonly PickedImage[]>(images);
  const primary = images.some(({ key }) => key === chosen) ? chosen : (images[0]?.key ?? null);
  const refuse = (title: string, text: string) => toast({ title, text, isError: true });

  useEffect(() => {
    let isHere = true;
    void readKeptPictures(place).then((found) => {
      if (!isHere) return;
      const restored = found?.images.map(toPicked) ?? [];
      if (restored.length > 0) {
        setImages((list) => [...restored, ...list]);
        setChosen((key) => key ?? found!.primary);
      }
      setBefore({ at: restored.length > 0 ? found!.at : null });
    });
    return () => {
      isHere = false;
    };
  }, [place]);

  useEffect(() => {
    if (before === null) return;
    let isLatest = true;
    void keepPictures(place, images, chosen).then((isKept) => {
      if (isLatest && isKept) setKept(images);
    });
    return () => {
      isLatest = false;
    };
  }, [place, before, images, chosen]);

  return {
    images,
    primary,
    /** When the restored pictures were chosen; null if none were restored. */
    restoredAt: before?.at ?? null,
    /** Whether pictures would be lost if the user left the page. */
    isUnkept: images.length > 0 && kept !== images,
    /** To be called when all pictures are discarded or saved. */
    clear: (): void => {
      for (const { preview } of images) URL.revokeObjectURL(preview);
      setImages([]);
      setChosen(null);
      setBefore({ at: null });
    },

    /** Adds as many files as fit. @returns the error text for the others; empty if all were added */
    pick: async (files: readonly File[]): Promise<string> => {
      const read = await Promise.all(files.map(async (file) => ({ file, image: await pickImage(file) })));
      const wrong = read.filter(({ image }) => image === null).map(({ file }) => file.name);
      const picked = read.flatMap(({ image }) => image ?? []);
      const large = picked.filter(({ file }) => file.size > maxImageBytes);
      const fitting = picked.filter((image) => !large.includes(image));
      const room = maxQuickAddImages - images.length;
      const left = fitting.slice(room);
      for (const { preview } of [...large, ...left]) URL.revokeObjectURL(preview);
      setImages((list) => [...list, ...fitting.slice(0, room)].slice(0, maxQuickAddImages));
      const faults: [title: string, text: string][] = [];
      if (left.length > 0) {
        const names = listText(left.map(({ file }) => file.name));
        faults.push([ta('quickAdd.tooManyTitle'), ta('quickAdd.tooMany', { names })]);
      }
      if (large.length > 0)
        faults.push([ta('quickAdd.tooLargeTitle'), ta('quickAdd.tooLarge', { count: large.length })]);
      if (wrong.length > 0)
        faults.push([ta('uploader.typeTitle'), ta('quickAdd.notPictures', { names: listText(wrong) })]);
      for (const [title, text] of faults) refuse(title, text);
      return faults.map(([, text]) => text).join(' ');
    },

    /** Records that the product has media records for these pictures. */
    markSaved: (saved: readonly PickedImage[]): void => {
      const keys = new Set(saved.map(({ key }) => key));
      setImages((list) => list.map((image) => (keys.has(image.key) ? { ...image, isSaved: true } : image)));
    },

    change: {
      primary: setChosen,
      move: (at: number, by: -1 | 1) => setImages((list) => moved(list, at, by)),
      remove: (key: string) => {
        const gone = images.find((image) => image.key === key);
        if (gone) URL.revokeObjectURL(gone.preview);
        setImages(images.filter((image) => image !== gone));
      },
    },

    /**
     * Uploads the pictures that are not uploaded yet, several at a time.
     * @param onStart receives the number of each picture when its upload starts
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
          const { url } = await uploadImage(image.file);
          return set(image, { url, uploadedAt: Date.now(), state: 'done' });
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
