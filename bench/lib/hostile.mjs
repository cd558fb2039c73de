// Ten classes of uploads that an attacker or a broken program might send.
import sharp from 'sharp';

const maxImageBytes = 2 * 1024 * 1024;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!DOCTYPE html><script>alert(document.cookie)</script>';

const picture = (side) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#884422' } });

/** Each class: its label, the upload, and whether it may be stored (then only as a re-encoded picture). */
export async function hostileClasses() {
  const jpeg = await picture(300).jpeg().toBuffer();
  const bombSide = 12_000;
  const raw = { width: bombSide, height: bombSide, channels: 1 };
  const bomb = await sharp(Buffer.alloc(bombSide * bombSide), { raw, limitInputPixels: false })
    .png()
    .toBuffer();
  const located = await picture(300)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 59/1 0/1' } })
    .jpeg()
    .toBuffer();
  const file = (bytes, name, type = 'image/jpeg') => ({ bytes: Buffer.from(bytes), name, type });
  return [
    { label: 'SVG called PNG', ...file(svg, 'a.png', 'image/png'), isKept: false },
    { label: 'HTML called JPEG', ...file(html, 'a.jpg'), isKept: false },
    { label: 'GIF header, then a script', ...file(`GIF89a/*${html}*/`, 'a.gif', 'image/gif'), isKept: false },
    {
      label: 'picture with HTML behind it',
      ...file(Buffer.concat([jpeg, Buffer.from(html)]), 'a.html'),
      isKept: true,
    },
    { label: '12,000 × 12,000 pixels', ...file(bomb, 'a.png', 'image/png'), isKept: false },
    {
      label: 'one byte too many',
      ...file(Buffer.concat([jpeg, Buffer.alloc(maxImageBytes + 1 - jpeg.length)]), 'a.jpg'),
      isKept: false,
    },
    { label: 'half a picture', ...file(jpeg.subarray(0, jpeg.length / 2), 'a.jpg'), isKept: false },
    { label: 'path in the name', ...file(jpeg, '../../../etc/cron.d/a.jpg'), isKept: true },
    { label: 'right-to-left name', ...file(jpeg, 'photo\u202Egpj.exe'), isKept: true },
    { label: 'position in the EXIF', ...file(located, 'a.jpg'), isKept: true },
  ];
}
