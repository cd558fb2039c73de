import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Back where the visitor came from, else to the list (public-site section 2, Blog post page). */
export function BackLink() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    if (history.length <= 1) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <a href="/blog" onClick={back} className="btn btn-outline justify-self-start">
      <Icon name="left" className="size-4" />
      {t('common.back')}
    </a>
  );
}
