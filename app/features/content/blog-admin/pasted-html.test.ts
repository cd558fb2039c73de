import { expect, test } from 'vitest';
import { cleanPasted } from './pasted-html.ts';

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

test('numbered paragraphs of Word become lists, and its first heading stays one', () => {
  const pasted = `<html><body><h1>Steps</h1><h2>Part</h2>\n${item(1, '1.', 'Send the <b>list</b>')}${item(2, 'a.', 'with quantities')}${item(1, '2.', 'Pay')}<p class=MsoNormal>Then:</p>${item(1, '3.', 'Wait')}${item(1, '·', 'Dot')}</body></html>`;
  expect(cleanPasted(pasted).html.replaceAll('\n', '')).toBe(
    '<h2>Steps</h2><h3>Part</h3>' +
      '<ol><li><p>Send the <b>list</b></p><ol><li><p>with quantities</p></li></ol></li><li><p>Pay</p></li></ol>' +
      '<p>Then:</p><ol start="3"><li><p>Wait</p></li></ol><ul><li><p>Dot</p></li></ul>',
  );
});

test('pictures that load late keep their address, and those of another computer are counted', () => {
  const pasted =
    '<p><img data-src="https://pictures.example/a.png" src="data:image/gif;base64,R0lG"></p><img src="file:///C:/a.png"><img src="http://pictures.example/b.png">';
  expect(cleanPasted(pasted)).toEqual({
    html: '<p><img src="https://pictures.example/a.png"></p>',
    lost: 2,
  });
});
