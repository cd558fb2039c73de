import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isMediaType } from '#shared/content/media.ts';
import { callApi } from '../../../lib/api.ts';
import { readVideo } from '../../../lib/upload-media.ts';
import { uploadImage } from '../../../lib/upload.ts';
import { useMediaUploads } from '../../../lib/use-media-uploads.ts';

/** Uploads files of a post and records them after the existing ones, in the order in which the uploads finish. */
export function usePostUploads(postId: string | null, count: number) {
  const { revalidate } = useRevalidator();
  const place = useRef(0);
  return useMediaUploads({
    takes: isMediaType,
    record: async (file, announced) => {
      const { still, ...sight } = announced.mediaType === 'video' ? await readVideo(file) : { still: null };
      const thumbnailUrl = still ? await keepStill(still) : null;
      await callApi('POST /api/blog/:id/media', {
        // Files can be added only when the post exists.
        params: { id: postId! },
        body: { ...announced, ...sight, thumbnailUrl, displayOrder: count + place.current++ },
      });
      await revalidate();
    },
  });
}

/** Uploads the still of a video. If that fails, the video is kept without a still. */
async function keepStill(still: Blob): Promise<string | null> {
  try {
    return (await uploadImage(new File([still], 'still.jpg', { type: still.type }))).url;
  } catch {
    return null;
  }
}
