import { useState } from 'react';
import { ApiError, callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { leaveIfAsked } from '../../lib/use-call.ts';
import type { FieldDraft } from '../../lib/use-field-draft.ts';
import { toast } from '../../ui/toast.ts';
import type { PickedImage } from './picked-image.ts';
import { bodyOf, type ProductValues } from './product-values.ts';
import { usePickedImages } from './use-picked-images.ts';

type Options = {
  /** What the form says now. */
  typed: () => ProductValues;
  draft: Pick<FieldDraft<ProductValues>, 'place' | 'makeOnce' | 'drop'>;
};

/**
 * Uploads the pictures, makes the product, then its media records. What has been done is not done again: a retry uploads
 * only what failed, and one key for the whole form makes a second product impossible, also after a reload (decision 026).
 */
export function useQuickAdd({ typed, draft }: Options) {
  const { images, primary, pick, upload, markSaved, ...pictures } = usePickedImages(draft.place);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [progress, setProgress] = useState<string | null>(null);
  const [productId, setProductId] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  async function createProduct(imageUrl: string): Promise<string> {
    setProgress(ta('quickAdd.creating'));
    const {
      features: _features,
      sku: _sku,
      isActive: _isActive,
      isFeatured: _isFeatured,
      ...values
    } = bodyOf(typed());
    const form = {
      ...values,
      sku: `QUICK-${Date.now()}`,
      minimumOrderQuantity: 1,
      imageUrl,
      isActive: true,
      isFeatured: false,
    };
    const {
      made: { id, version },
      isRepeated,
    } = await draft.makeOnce((headers) => callApi('POST /api/products', { form, headers }));
    if (isRepeated) await callApi('PUT /api/products/:id', { params: { id }, form: { ...values, version } });
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

  /** The product is made once; its pictures are tried until all are there. */
  async function send(): Promise<void> {
    const total = images.length;
    const results = await upload((number) => setProgress(ta('quickAdd.uploadingOf', { number, total })));
    const done = results.filter((image) => image.url !== null);
    const main = done.find((image) => image.key === primary) ?? done[0];
    if (!main) {
      toast({ title: ta('upload.failedTitle'), text: ta('quickAdd.allFailed'), isError: true });
      return;
    }
    const isPartial = done.length < results.length;
    if (isPartial) {
      const text = ta('quickAdd.partialText', { done: done.length, total });
      toast({ title: ta('quickAdd.partialTitle'), text });
    }
    const id = productId ?? (await createProduct(main.url!));
    try {
      await saveMedia(id, done);
    } catch (error) {
      leaveIfAsked(error);
      toast({ title: ta('quickAdd.mediaFailedTitle'), text: ta('quickAdd.mediaFailed'), isError: true });
      return;
    }
    if (isPartial) return;
    toast({ title: ta('products.successTitle'), text: ta('products.created') });
    draft.drop();
    pictures.clear();
    setIsDone(true);
  }

  async function submit(): Promise<void> {
    if (progress !== null || isDone) return;
    setErrors({});
    // What is made already has its name, and its fields are closed.
    if (productId === null && typed().name.trim() === '') return fail({ name: ta('quickAdd.nameRequired') });
    if (images.length === 0) return fail({ image: ta('quickAdd.noImage') });
    setProgress(ta('common.working'));
    try {
      await send();
    } catch (error) {
      leaveIfAsked(error);
      const body = error instanceof ApiError ? error.body : null;
      if (body?.fields) setErrors(body.fields);
      const text = Object.values(body?.fields ?? {})[0] ?? body?.message ?? ta('common.networkFailed');
      toast({ title: ta('products.createFailed'), text, isError: true });
    } finally {
      setProgress(null);
    }
  }

  function fail(fields: Record<string, string>): void {
    setErrors(fields);
    toast({ title: ta('productForm.validationError'), text: Object.values(fields)[0]!, isError: true });
  }

  return {
    ...pictures,
    images,
    primary,
    errors,
    progress,
    isCreated: productId !== null,
    isDone,
    submit,
    pick: async (files: readonly File[]): Promise<void> => {
      if (files.length === 0) return;
      if (progress !== null) return fail({ image: ta('quickAdd.busy') });
      const fault = await pick(files);
      setErrors(fault ? { image: fault } : {});
    },
  };
}
