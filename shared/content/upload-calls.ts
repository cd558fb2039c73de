import { call } from '../base/contract.ts';
import { imageUploaded } from './upload.ts';

/** Pictures of products, suppliers and the company (docs/specification/media.md#uploads). */
export const uploadCalls = {
  image: call('POST', '/api/uploads/image', 'staff', {
    body: { file: 'image' },
    // Slightly longer than the form waits for the answer (docs/specification/media.md#uploads).
    bodySeconds: 35,
    answer: imageUploaded,
    summary: 'Uploads a picture; answers its main colours',
  }),
};
