import { useRef, useState } from 'react';
import { ApiError, callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { uploadImage } from '../../lib/upload.ts';
import { toast } from '../../ui/toast.ts';
import type { PickedImage } from './picked-image.ts';

type Options = { primary: string | null; onDone: () => void };

/**
 * Uploads the pictures, makes the product, then its media records. What has been done is not done again: a retry uploads
 * only what failed, and one key for the whole form makes a second product impossible (decisions.md, Catalogue).
 */
export function useQuickAdd({ primary, onDone }: Options) {
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [progress, setProgress] = useState<string | null>(null);
  const [productId, setProductId] = useState<string | null>(null);
  /** Pictures whose media records are saved. */
  const saved = useRef(new Set<string>());
  const requestKey = useRef('');

  async function uploadAll(): Promise<PickedImage[]> {
    const results: PickedImage[] = [];
    for (const [i, image] of images.entries()) {
      let result = image;
      if (image.url === null) {
        setProgress(ta('quickAdd.uploadingOf', { number: i + 1, total: images.length }));
        try {
          result = { ...image, url: (await uploadImage(image.file)).url, state: 'done' };
        } catch (error) {
          result = { ...image, state: 'failed' };
          toast({ title: ta('upload.failedTitle'), text: (error as Error).message, isError: true });
        }
        setImages((list) => list.map((other) => (other.key === image.key ? result : other)));
      }
      results.push(result);
    }
    return results;
  }

  async function createProduct(values: Record<string, unknown>, imageUrl: string): Promise<string> {
    setProgress(ta('quickAdd.creating'));
    requestKey.current ||= crypto.randomUUID();
    const form = {
      ...values,
      sku: `QUICK-${Date.now()}`,
      minimumOrderQuantity: 1,
      imageUrl,
      isActive: true,
      isFeatured: false,
    };
    const product = await callApi('POST /api/products', {
      form,
      headers: { 'Idempotency-Key': requestKey.current },
    });
    setProductId(product.id);
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

  async function submit(values: Record<string, unknown>): Promise<void> {
    setErrors({});
    const { name } = values;
    if (typeof name !== 'string' || name.trim() === '') return fail({ name: ta('quickAdd.nameRequired') });
    if (images.length === 0) return fail({ image: ta('quickAdd.noImage') });
    try {
      const results = await uploadAll();
      const done = results.filter((image) => image.url !== null);
      const main = done.find((image) => image.key === primary) ?? done[0];
      if (!main) {
        toast({ title: ta('upload.failedTitle'), text: ta('quickAdd.allFailed'), isError: true });
        return;
      }
      const isPartial = done.length < results.length;
      if (isPartial) {
        const text = ta('quickAdd.partialText', { done: done.length, total: results.length });
        toast({ title: ta('quickAdd.partialTitle'), text });
      }
      const id = productId ?? (await createProduct(values, main.url!));
      try {
        await saveMedia(id, done);
      } catch {
        toast({ title: ta('quickAdd.mediaFailedTitle'), text: ta('quickAdd.mediaFailed'), isError: true });
        return;
      }
      if (isPartial) return;
      toast({ title: ta('products.successTitle'), text: ta('products.created') });
      onDone();
    } catch (error) {
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

  return { images, setImages, errors, setErrors, progress, isCreated: productId !== null, submit };
}
