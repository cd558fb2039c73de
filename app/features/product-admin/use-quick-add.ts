import { useRef, useState } from 'react';
import { ApiError, callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { leaveIfAsked } from '../../lib/use-call.ts';
import { toast } from '../../ui/toast.ts';
import type { PickedImage } from './picked-image.ts';
import { bodyOf, type ProductValues } from './product-values.ts';
import { usePickedImages } from './use-picked-images.ts';

type Options = {
  /** What the form says now. */
  typed: () => ProductValues;
  onCreated: () => void;
};

/**
 * Uploads the pictures, makes the product, then its media records. What has been done is not done again: a retry uploads
 * only what failed, and one key for the whole form makes a second product impossible (decisions.md, Catalogue).
 */
export function useQuickAdd({ typed, onCreated }: Options) {
  const { images, primary, pick, change, upload } = usePickedImages();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [progress, setProgress] = useState<string | null>(null);
  const [productId, setProductId] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  /** Pictures whose media records are saved. */
  const saved = useRef(new Set<string>());
  const requestKey = useRef('');

  async function createProduct(imageUrl: string): Promise<string> {
    setProgress(ta('quickAdd.creating'));
    requestKey.current ||= crypto.randomUUID();
    const {
      features: _features,
      sku: _sku,
      isActive: _isActive,
      isFeatured: _isFeatured,
      ...values
    } = bodyOf(typed());
    const product = await callApi('POST /api/products', {
      form: {
        ...values,
        sku: `QUICK-${Date.now()}`,
        minimumOrderQuantity: 1,
        imageUrl,
        isActive: true,
        isFeatured: false,
      },
      headers: { 'Idempotency-Key': requestKey.current },
    });
    setProductId(product.id);
    onCreated();
    return product.id;
  }

  async function saveMedia(id: string, done: readonly PickedImage[]): Promise<void> {
    setProgress(ta('quickAdd.savingMedia'));
    const fresh = done.filter((image) => !saved.current.has(image.key));
    const list = fresh.map((image) => ({
      type: 'image' as const,
      url: image.url!,
      altText: null,
      displayOrder: images.findIndex((other) => other.key === image.key),
      isPrimary: image.key === (done.find((other) => other.key === primary) ?? done[0])?.key,
    }));
    await callApi('POST /api/products/:id/media', { params: { id }, body: list });
    for (const image of fresh) saved.current.add(image.key);
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
    images,
    primary,
    change,
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
