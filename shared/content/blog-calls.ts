import { z } from 'zod';
import { post, postApiQuery, postCard, postMedia } from './blog.ts';
import {
  newPost,
  newPostMedia,
  postBulkChange,
  postBulkValues,
  postChange,
  postMediaChange,
  postTranslationChange,
  postVersion,
  staffPost,
} from './blog-form.ts';
import { bulkCalls } from '../base/bulk.ts';
import { call, done, requestKeyHeader } from '../base/contract.ts';
import { maxPageSize, maxPostBodyBytes } from '../base/limits.ts';
import { emptyTrashCall } from '../base/record-calls.ts';

const path = '/api/blog';
const one = `${path}/:id` as const;

/** Blog posts: read by everybody, written by the staff (docs/specification/calls.md#blog). */
export const blogCalls = {
  list: call('GET', path, 'anyone', {
    query: postApiQuery,
    answer: z.array(postCard.extend({ content: z.string() })),
    errors: ['forbidden', 'unauthorized'],
    summary: 'Published posts; all with status=all, for the staff',
  }),
  ...bulkCalls({ path, body: postBulkChange, values: postBulkValues, max: maxPageSize }),
  emptyTrash: emptyTrashCall(path),
  read: call('GET', one, 'anyone', {
    answer: post,
    summary: 'One published post, by id or slug',
  }),
  open: call('GET', `${one}/edit`, 'staff', {
    answer: staffPost,
    summary: 'All editable fields of a post',
  }),
  create: call('POST', path, 'staff', {
    headers: requestKeyHeader,
    body: newPost,
    maxBodyBytes: maxPostBodyBytes,
    answer: staffPost,
    status: 201,
    summary: 'Adds a post',
  }),
  update: call('PUT', one, 'staff', {
    body: postChange,
    maxBodyBytes: maxPostBodyBytes,
    answer: staffPost,
    errors: ['conflict'],
    summary: 'Changes the given fields',
  }),
  remove: call('DELETE', one, 'staff', {
    summary: 'Moves to the trash',
  }),
  restore: call('POST', `${one}/restore`, 'staff', {
    summary: 'Restores from the trash',
  }),
  view: call('POST', `${one}/view`, 'anyone', {
    answer: done.extend({ counted: z.boolean() }),
    summary: 'Counts a view, once per visitor and day',
  }),
  versions: call('GET', `${one}/versions`, 'staff', {
    answer: z.array(postVersion),
    summary: 'Earlier versions, the newest first',
  }),
  translate: call('PUT', `${one}/translations/:language`, 'staff', {
    body: postTranslationChange,
    maxBodyBytes: maxPostBodyBytes,
    answer: staffPost,
    errors: ['conflict'],
    summary: 'Saves a translation',
  }),
  untranslate: call('DELETE', `${one}/translations/:language`, 'staff', {
    summary: 'Deletes a translation',
  }),
  media: call('GET', `${one}/media`, 'anyone', {
    answer: z.array(postMedia),
    summary: 'Pictures and videos of a post',
  }),
  addMedia: call('POST', `${one}/media`, 'staff', {
    body: newPostMedia,
    answer: postMedia,
    status: 201,
    summary: 'Records an uploaded file',
  }),
  changeMedia: call('PUT', `${one}/media/:mediaId`, 'staff', {
    body: postMediaChange,
    summary: 'Changes caption, alternative text or order',
  }),
  removeMedia: call('DELETE', `${one}/media/:mediaId`, 'staff', {
    summary: 'Removes a file from a post',
  }),
};
