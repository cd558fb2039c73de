import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { aboutRecord } from '../../../lib/about-record.ts';
import { ta } from '../../../lib/admin-text.ts';
import type { TextDraft } from '../../../lib/draft.ts';
import { newKey } from '../../../lib/new-key.ts';
import type { FormEditor } from '../../../staff/form/use-form-editor.ts';
import { toast } from '../../../ui/toast.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { type ChineseNames, type InquiryWords, supplierGroups } from './factory-text.ts';
import { copied } from './offer-changes.ts';
import type { OfferSettings } from './offer-start.ts';
import { linesOf, type OfferValues } from './offer-values.ts';
import type { Supplier } from './option-card.tsx';
import { SendDialog } from './send-dialog.tsx';
import { UseTemplateDialog } from './use-template-dialog.tsx';

export type OfferDialog = 'send' | 'copy' | 'template' | 'ask' | 'answered';

/** What is given to the editor of an offer. */
export type OfferProps = {
  quote: StaffQuote;
  settings: OfferSettings;
  suppliers: readonly Supplier[];
  /** Product names in the reader's language, if translated. */
  names: Readonly<Record<string, string>>;
  chineseNames: ChineseNames;
  /** The words of inquiries for factories. */
  words: InquiryWords;
};

type Props = OfferProps & {
  opened: OfferDialog | null;
  editor: FormEditor<OfferValues>;
  sheet: OfferSheet | null;
  revision: number;
  /** The message to the buyer that is sent with the offer. */
  message: TextDraft;
  onClose: () => void;
};

/** The open dialog of the offer's editor. */
export function OfferDialogs(props: Props) {
  const { opened, quote, settings, suppliers, editor, sheet, onClose } = props;
  const { values } = editor;
  const { rates } = settings;
  const lines = linesOf(values);
  const groups = () => supplierGroups(lines, quote, suppliers, props.chineseNames);
  switch (opened) {
    case 'send':
      return sheet ? (
        <SendDialog
          quote={quote}
          sheet={sheet}
          validOn={values.validOn}
          revision={props.revision}
          version={editor.base.version}
          settings={settings}
          onClose={onClose}
          onFailed={(error) => {
            onClose();
            editor.showFailure(ta('quote.sending.failed'), error);
          }}
        />
      ) : null;
    case 'template':
      return (
        <UseTemplateDialog
          quote={quote}
          values={values}
          settings={settings}
          message={props.message}
          onClose={onClose}
          onUse={(filled) => {
            onClose();
            editor.change(filled);
          }}
        />
      );
    case 'copy':
      return (
        <CopyDialog
          quote={quote}
          onClose={onClose}
          onCopy={(given, isOwn) => {
            onClose();
            editor.change(copied(values, given, isOwn, rates, newKey));
            toast({ title: ta('quote.copying.done'), about: aboutRecord('quote', quote.reference) });
          }}
        />
      );
    case 'ask':
      return <AskDialog quote={quote} groups={groups()} words={props.words} onClose={onClose} />;
    case 'answered':
      return (
        <AnswerDialog
          quote={quote}
          lines={lines}
          groups={groups()}
          suppliers={suppliers}
          names={props.names}
          rules={{ currency: values.currency, rates, today: settings.today }}
          onSave={editor.save}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
