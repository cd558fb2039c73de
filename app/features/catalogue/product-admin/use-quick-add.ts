import { useState } from 'react';
import { ApiError, callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { reportFailure } from '../../../lib/report-failure.ts';
import type { CreateOnce, FormState } from '../../../staff/form/use-form-editor.ts';
import { toast } from '../../../ui/toast.ts';
import type { PickedImage } from './picked-image.ts';
import { bodyOf, type ProductValues } from './product-values.ts';
import { usePickedImages } from './use-picked-images.ts';

/** An error that is found in the browser, in the format of the server's answer. */
const refusal = (fields: Record<string, string>) =>
  new ApiError(400, '', JSON.stringify({ code: 'invalid', message: '', fields }));

/** A readable SKU of the category. Without a category or an answer, the fallback that the specification defines. */
async function proposeSku(categoryId: string): Promise<string> {
  const fallback = `QUICK-${Date.now()}`;
  if (categoryId === '') return fallback;
  return callApi('GET /api/products/next-sku', { query: { categoryId } }).then(
    ({ sku }) => sku ?? fallback,
    () => fallback,
  );
}

/**
 * Uploads the pictures, then creates the product, then its media records. Finished steps are not repeated: a retry
 * uploads only the failed pictures, and one request key for the whole form prevents a second product, even after a
 * reload (decision 026).
 * @param place storage place of the draft in this browser; the pictures are stored beside it
 */
export function useQuickAdd(place: string) {
  const { images, primary, pick, upload, markSaved, ...pictures } = usePickedImages(place);
  const [pickFault, setPickFault] = useState<string | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [productId, setProductId] = useState<string | null>(null);

  async function createProduct(
    typed: ProductValues,
    imageUrl: string,
    createOnce: CreateOnce,
  ): Promise<string> {
    setProgress(ta('quickAdd.creating'));
    const { sku, ...values } = bodyOf(typed);
    const form = { ...values, imageUrl, sku: sku.trim() || (await proposeSku(typed.categoryId)) };
    const {
      created: { id, version },
      isRepeated,
    } = await createOnce((headers) => callApi('POST /api/products', { form, headers }));
    if (isRepeated) {
      const newest = { ...values, ...(sku.trim() && { sku }), version };
      await callApi('PUT /api/products/:id', { params: { id }, form: newest });
    }
    setProductId(id);
    return id;
  }

  async function saveMedia(id: string, done: readonly PickedImage[]): Promise<void> {
    setProgress(ta('quickAdd.savingMedia'));
    const fresh = done.filter((image) => !image.isSaved);
    const list = fresh.map((image) => ({
      type: 'image' as const,
      url: image.url!,
      altText: null,
      displayOrder: images.findIndex((other) => other.key === image.key),
      isPrimary: image.key === (done.find((other) => other.key === primary) ?? done[0])?.key,
    }));
    await callApi('POST /api/products/:id/media', { params: { id }, body: list });
    markSaved(fresh);
  }

  /** Creates the product once, and retries the pictures until all are stored. @returns null if some are missing */
  async function send(
    typed: ProductValues,
    createOnce: CreateOnce,
  ): Promise<FormState<ProductValues> | null> {
    const total = images.length;
    const results = await upload((number) => setProgress(ta('quickAdd.uploadingOf', { number, total })));
    const done = results.filter((image) => image.url !== null);
    const main = done.find((image) => image.key === primary) ?? done[0];
    if (!main) {
      toast({ title: ta('upload.failedTitle'), text: ta('quickAdd.allFailed'), isError: true });
      return null;
    }
    const isPartial = done.length < results.length;
    if (isPartial) {
      const text = ta('quickAdd.partialText', { done: done.length, total });
      toast({ title: ta('quickAdd.partialTitle'), text });
    }
    const id = productId ?? (await createProduct(typed, main.url!, createOnce));
    try {
      await saveMedia(id, done);
    } catch (error) {
      reportFailure(ta('quickAdd.mediaFailedTitle'), error, ta('quickAdd.mediaFailed'));
      return null;
    }
    if (isPartial) return null;
    pictures.clear();
    return { values: typed, version: 0 };
  }

  return {
    ...pictures,
    images,
    primary,
    pickFault,
    progress,
    isCreated: productId !== null,
    /** The next submit creates another product. */
    startAnother: () => setProductId(null),

    /** @throws ApiError, also for errors that are found before anything is sent */
    submit: async (values: ProductValues, createOnce: CreateOnce) => {
      setPickFault(null);
      // A created product already has its name, and its fields are closed.
      const isNameless = productId === null && values.name.trim() === '';
      const faults = {
        ...(isNameless ? { name: ta('quickAdd.nameRequired') } : {}),
        ...(images.length === 0 ? { image: ta('quickAdd.noImage') } : {}),
      };
      if (Object.keys(faults).length > 0) throw refusal(faults);
      setProgress(ta('common.working'));
      return send(values, createOnce).finally(() => setProgress(null));
    },
    pick: async (files: readonly File[]): Promise<void> => {
      if (files.length === 0) return;
      setPickFault(progress === null ? await pick(files) : ta('quickAdd.busy'));
    },
  };
}
