import { callApi } from '../../../lib/api.ts';
import { maxCheckedFileMb } from '#shared/deals/check-limits.ts';

/**
 * Compares a file with the page's document by SHA-256, or finds out which document it is. The file itself never
 * leaves the browser. Runs once per page.
 */
export function startFileCheck(): void {
  const box = document.querySelector<HTMLElement>('[data-check]');
  const input = box?.querySelector('input');
  const status = box?.querySelector<HTMLElement>('[role=status]');
  if (!box || !input || !status || 'started' in box.dataset) return;
  box.dataset['started'] = '';
  const texts = JSON.parse(box.dataset['says']!) as Record<string, string>;
  const wanted = box.dataset['check'] ?? '';
  const say = (name: string) => {
    status.textContent = texts[name] ?? '';
    status.className = name === 'differs' || name === 'unknown' ? 'notice notice-bad' : 'notice';
  };
  async function check(file: File): Promise<void> {
    if (file.size > maxCheckedFileMb * 1024 * 1024) return say('large');
    say('working');
    try {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (wanted !== '' && sha256 === wanted) return say('matches');
      const { code } = await callApi('GET /api/documents/:sha256', { params: { sha256 } });
      if (wanted !== '') return say(code === null ? 'differs' : 'another');
      if (code === null) return say('unknown');
      location.assign(`/verify/${code}?file=matches`);
    } catch {
      say('failed');
    }
  }
  const checkChosen = () => {
    const [file] = input.files ?? [];
    if (file) void check(file);
  };
  input.addEventListener('change', checkChosen);
  // The user may have chosen a file before this script was loaded.
  checkChosen();
  box.addEventListener('dragover', (event) => event.preventDefault());
  box.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void check(file);
  });
}
