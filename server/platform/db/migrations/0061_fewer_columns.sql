DROP TABLE "job_progress" CASCADE;--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP COLUMN "locked_until";