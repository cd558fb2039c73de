import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ChatUpload } from '#shared/conversations/chat.ts';
import { AppError, isAppError } from '#shared/base/errors.ts';
import {
  chatFilesAtOnce,
  chatFilesAtOncePerAddress,
  chatFilesPerConversation,
  maxChatUploadBytes,
} from '#shared/conversations/chat-limits.ts';
import { maxTitleLength } from '#shared/base/limits.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { chatAttachments } from './chat.schema.ts';
import type { ImageService, StoredFile } from '../../content/image/image.service.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StrangerUploadService } from '../../content/upload/stranger-upload.service.ts';
import type { Upload, UploadService } from '../../content/upload/upload.service.ts';
import type { ChatService } from './chat.service.ts';
import type { Sender } from './chat.writing.ts';

export type AttachmentService = ReturnType<typeof createAttachmentService>;

export type Attachment = StoredFile & { name: string; isImage: boolean };

const tooLarge = () => new AppError('too_large', 'a chat file over 2 MB', { file: 'chatFileTooLarge' });

/** Bytes of a body: a file and its multipart boundaries. */
const limit = { maxBodyBytes: maxChatUploadBytes + 16 * 1024, tooLarge };

/**
 * Accepted types of documents, by their first bytes (docs/specification/chat.md#files), and the extensions of
 * their names. A DOCX is a ZIP that contains a document of Word; it is never unpacked here.
 */
const documents = [
  { type: 'application/pdf', ending: '.pdf', begins: '%PDF-' },
  { type: 'application/msword', ending: '.doc', begins: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  {
    ending: '.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: 'PK\x03\x04',
    contains: 'word/document.xml',
  },
];
const plainText = { type: 'text/plain; charset=utf-8', ending: '.txt' };

/** Files of a conversation: private, checked by content, and readable only by those who may read the conversation. */
export function createAttachmentService({
  db,
  storage,
  chat,
  images,
  uploads,
  strangerUploads,
  limits,
}: {
  db: Database;
  storage: Storage;
  chat: ChatService;
  images: Pick<ImageService, 'openKept'>;
  uploads: UploadService;
  strangerUploads: StrangerUploadService;
  limits: Limits;
}) {
  const receive = strangerUploads.createReception({
    total: chatFilesAtOnce * limit.maxBodyBytes,
    perAddress: chatFilesAtOncePerAddress * limit.maxBodyBytes,
  });

  /** Receives a file and decides on its type and name. @throws AppError */
  async function receiveChecked(upload: Upload, address: string) {
    const { maxBodyBytes } = limit;
    const file = await receive(address, upload.announced, maxBodyBytes, async () => receiveFile(upload));
    const kept = await decide(new Uint8Array(await file.arrayBuffer()));
    return { kept, fileName: cleanName(file.name, kept) };
  }

  async function receiveFile(upload: Upload): Promise<File> {
    const form = await uploads.receiveForm(upload, limit);
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) throw refused('no file in the field');
    if (file.size > maxChatUploadBytes) throw tooLarge();
    return file;
  }

  /** Limits what strangers may store here. @throws AppError `too_many_requests` */
  async function demandRoom(
    sender: Sender,
    conversationId: string,
    { announced }: Upload,
    address: string,
  ): Promise<void> {
    if (sender.side === 'admin') return;
    const count = await db.$count(chatAttachments, eq(chatAttachments.conversationId, conversationId));
    if (count >= chatFilesPerConversation)
      // Without seconds to wait: waiting would not help, and must not delay the messages after the file.
      throw new AppError('too_many_requests', 'too many files in this conversation');
    const bytes = Math.min(Number(announced) || maxChatUploadBytes, maxChatUploadBytes);
    await limits.admit({ 'chat files': address });
    await limits.admit(
      { 'chat files visitor': sender.sessionId, 'chat files address': address },
      { points: Math.ceil(bytes / 1024), fields: { file: 'chatFilesTooManyToday' } },
    );
  }

  return {
    /**
     * Stores a file for a message of this conversation.
     * @throws AppError `not_found`; `conversation_closed`; `too_large` above 2 MB; `invalid` for a file that is
     * neither a picture nor a document; `too_many_requests` if a limit of the conversation, the address or the
     * program is exceeded
     */
    async receive(
      sender: Sender,
      conversationId: string,
      upload: Upload,
      address: string,
    ): Promise<ChatUpload> {
      const { id, status } = await chat.enter(sender, conversationId);
      if (status === 'closed') throw new AppError('conversation_closed');
      await demandRoom(sender, id, upload, address);
      const { kept, fileName } = await receiveChecked(upload, address);
      const name = `chat-${randomBytes(16).toString('hex')}`;
      await storage.put(name, kept.bytes);
      try {
        const [row] = await db
          .insert(chatAttachments)
          .values({
            conversationId: id,
            fileName: name,
            originalName: fileName,
            mimeType: kept.type,
            fileSize: kept.bytes.length,
            storageUrl: `/api/conversations/${id}/attachments/${name}`,
            width: kept.width ?? null,
            height: kept.height ?? null,
          })
          .returning();
        return { success: true, isImage: kept.isImage, fileUrl: row!.storageUrl, fileName };
      } catch (error) {
        await storage.delete(name);
        throw error;
      }
    },

    /**
     * A file, for users who may open its conversation.
     * @throws AppError `not_found`; `too_many_requests` if visitors of the address have downloaded too much
     */
    async open(sender: Sender, conversationId: string, name: string, address: string): Promise<Attachment> {
      const { id } = await chat.enter(sender, conversationId);
      const [row] = await db
        .select()
        .from(chatAttachments)
        .where(
          and(
            eq(chatAttachments.conversationId, id),
            eq(chatAttachments.fileName, z.string().max(100).parse(name)),
          ),
        );
      const file = row && (await images.openKept(row.fileName, row.mimeType));
      if (!row || !file) throw new AppError('not_found', 'no such file');
      if (sender.side !== 'admin')
        await limits.admit({ 'chat downloads': address }, { points: Math.ceil(file.size / 1024) });
      return { ...file, name: row.originalName, isImage: row.mimeType.startsWith('image/') };
    },
  };

  async function remake(given: Uint8Array) {
    try {
      return await strangerUploads.remakePicture(given);
    } catch (error) {
      const isPicture = isAppError(error) && error.code === 'invalid';
      throw isPicture ? refused(error.message, error.fields?.['image']) : error;
    }
  }

  async function decide(given: Uint8Array) {
    const document = documentOf(given);
    if (document) return { bytes: Buffer.from(given), ...document, isImage: false as const };
    const { data, info } = await remake(given);
    return {
      bytes: data,
      type: 'image/webp',
      ending: '.webp',
      isImage: true as const,
      width: info.width,
      height: info.height,
    };
  }
}

const refused = (reason: string, text = 'chatFileInvalid') => new AppError('invalid', reason, { file: text });

/** The type of a document by its content; null for other files. */
function documentOf(bytes: Uint8Array): { type: string; ending: string } | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const known = documents.find(
    ({ begins, contains }) =>
      buffer.subarray(0, begins.length).equals(Buffer.from(begins, 'latin1')) &&
      (!contains || buffer.includes(contains)),
  );
  if (known) return { type: known.type, ending: known.ending };
  return isText(bytes) ? plainText : null;
}

/**
 * Whether the bytes are plain text: UTF-8, without control characters other than tabs and line ends, and not SVG,
 * HTML or other XML.
 */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // oxlint-disable-next-line eslint/no-control-regex -- finds forbidden characters
    return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text) && !/^\s*</.test(text);
  } catch {
    return false;
  }
}

/**
 * A file name without paths and control characters. Its extension is that of the content, so that a saved file
 * never opens as another type, such as a program named like a letter.
 */
function cleanName(given: string, { isImage, ending }: { isImage: boolean; ending: string }): string {
  const base = given
    .split(/[\\/]/)
    .at(-1)!
    .replaceAll(/[\p{C}"]/gu, '')
    .trim();
  const isRight = base.toLowerCase().endsWith(ending) && base.length > ending.length;
  const own = isImage ? base.replace(/\.[^.]*$/, '') : isRight ? base.slice(0, -ending.length) : base;
  const end = isRight ? base.slice(-ending.length) : ending;
  // If the cut split a surrogate pair, remove the second half.
  const kept = own.slice(-(maxTitleLength - ending.length)).replace(/^[\uDC00-\uDFFF]/, '');
  return (kept || (isImage ? 'picture' : 'file')) + end;
}
