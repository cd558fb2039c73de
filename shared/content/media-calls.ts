import { call, done } from '../base/contract.ts';
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
  announce: call({
    method: 'POST',
    path: '/api/blog/media/upload-url',
    permission: 'staff',
    body: newMediaUpload,
    answer: mediaUpload,
    summary: 'Announces an upload and answers its address',
  }),
  receive: call({
    method: 'PUT',
    path: '/api/media/uploads/:token',
    permission: 'staff',
    body: { bytes: 'application/octet-stream' },
    bodySeconds: mediaBodyMinutes * 60,
    answer: done,
    errors: ['not_found', 'invalid', 'too_many_requests', 'bad_request'],
    summary: 'Uploads an announced file to the server, where there is no object storage',
  }),
  library: call({
    method: 'GET',
    path: '/api/media/files',
    permission: 'staff',
    query: libraryQuery,
    answer: libraryList,
    summary: 'All pictures and videos, with the records that use them',
  }),
  describe: call({
    method: 'PUT',
    path: '/api/media/texts',
    permission: 'staff',
    body: mediaTextChange,
    answer: done,
    errors: ['not_found', 'conflict'],
    summary: 'Saves the descriptions of a picture or video, in every language',
  }),
  replace: call({
    method: 'POST',
    path: '/api/media/replace',
    permission: 'staff',
    body: mediaReplacement,
    answer: mediaReplaced,
    errors: ['not_found'],
    summary: 'Replaces a file in all records that use it',
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/media/files/:name',
    permission: 'staff',
    answer: done,
    errors: ['not_found', 'in_use'],
    summary: 'Deletes a file that no record uses',
  }),
};
