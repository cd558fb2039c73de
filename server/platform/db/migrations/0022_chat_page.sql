ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("outbox_mails"."kind" in ('reply', 'chat_answer', 'chat_assignment', 'contact_notice', 'contact_digest', 'invitation', 'password_reset', 'email_changed'));