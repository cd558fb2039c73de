// What other domains may call.
export { postTitleIn } from './blog/post-title.ts';
