ALTER TABLE "quote_history" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Answers so far were mailed, except the newest, whose job may still wait.
UPDATE "quote_history" SET "mailed_at" = "created_at" WHERE "kind" = 'answer' AND "created_at" < now() - interval '10 minutes';
