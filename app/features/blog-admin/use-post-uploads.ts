import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isMediaType } from '#shared/media.ts';
import { callApi } from '../../lib/api.ts';
import { lookAtVideo } from '../../lib/upload-media.ts';
import { uploadImage } from '../../lib/upload.ts';
import { useMediaUploads } from '../../lib/use-media-uploads.ts';

/** Sends files of a post and records them, in the order in which they arrive, behind those that are there. */
export function usePostUploads(postId: string | null, count: number) {
  const { revalidate } = useRevalidator();
  const place = useRef(0);
  return useMediaUploads({
    takes: isMediaType,
    record: async (file, announced) => {
      const { still, ...sight } = announced.mediaType === 'video' ? await lookAtVideo(file) : { still: null };
      const thumbnailUrl = still ? await keepStill(still) : null;
      await callApi('POST /api/blog/:id/media', {
        // Nothing is added before there is a post.
        params: { id: postId! },
        body: { ...announced, ...sight, thumbnailUrl, displayOrder: count + place.current++ },
      });
      await revalidate();
    },
  });
}

/** A video without a still is better than none. */
async function keepStill(still: Blob): Promise<string | null> {
  try {
    return (await uploadImage(new File([still], 'still.jpg', { type: still.type }))).url;
  } catch {
    return null;
  }
}
