import { call } from '../base/contract.ts';
import { mediaBodyMinutes } from '../base/limits.ts';
import { mediaUpload, newMediaUpload } from './media.ts';
import {
  libraryList,
  libraryQuery,
  mediaReplaced,
  mediaReplacement,
  mediaTextChange,
} from './media-library.ts';

/** Pictures and videos of up to 50 MB (docs/specification/posts.md#media). */
export const mediaCalls = {
  announce: call('POST', '/api/blog/media/upload-url', 'staff', {
    body: newMediaUpload,
    answer: mediaUpload,
    summary: 'Announces an upload and answers its address',
  }),
  receive: call('PUT', '/api/media/uploads/:token', 'staff', {
    body: { bytes: 'application/octet-stream' },
    bodySeconds: mediaBodyMinutes * 60,
    errors: ['invalid', 'bad_request'],
    summary: 'Uploads an announced file to the server, where there is no object storage',
  }),
  library: call('GET', '/api/media/files', 'staff', {
    query: libraryQuery,
    answer: libraryList,
    summary: 'All pictures and videos, with the records that use them',
  }),
  describe: call('PUT', '/api/media/texts', 'staff', {
    body: mediaTextChange,
    errors: ['not_found', 'conflict'],
    summary: 'Saves the descriptions of a picture or video, in every language',
  }),
  replace: call('POST', '/api/media/replace', 'staff', {
    body: mediaReplacement,
    answer: mediaReplaced,
    errors: ['not_found'],
    summary: 'Replaces a file in all records that use it',
  }),
  remove: call('DELETE', '/api/media/files/:name', 'staff', {
    errors: ['in_use'],
    summary: 'Deletes a file that no record uses',
  }),
};
