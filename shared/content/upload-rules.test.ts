import { expect, test } from 'vitest';
import { isImageAddress } from './upload-rules.ts';

test.each([
  'https://pictures.example/shoe.jpg',
  'https://pictures.example/shoe.JPEG?width=200',
  'https://pictures.example/a/b.svg',
  'https://pictures.example/image/42',
  'https://img.pictures.example/42',
])('%s can be a picture', (address) => {
  expect(isImageAddress(address)).toBe(true);
});

test.each([
  '',
  'shoe.jpg',
  'https://pictures.example/shoe',
  'https://pictures.example/shoe.jpg.html',
  'https://pictures.example/page?file=shoe.jpg',
  'javascript:alert("image")',
  'data:image/png;base64,AAAA',
  'ftp://pictures.example/shoe.jpg',
  'http://pictures.example/shoe.jpg',
])('%s cannot', (address) => {
  expect(isImageAddress(address)).toBe(false);
});
