ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "part_of" uuid;--> statement-breakpoint
CREATE INDEX "audit_entries_part_of_index" ON "audit_entries" USING btree ("part_of");--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("outbox_mails"."kind" in ('reply', 'contact_notice', 'contact_digest', 'invitation', 'password_reset', 'email_changed'));