ALTER TABLE "outbox_mails" ADD COLUMN "record_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_mails_records" ON "outbox_mails" USING gin ("record_ids");--> statement-breakpoint
-- Mails about a record repeat what a person wrote, so they are deleted with it, whatever deletes it. A sent one with an
-- unsubscribe link only loses its text: the link is checked against the row.
CREATE FUNCTION "delete_mails_about"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "outbox_mails" WHERE "record_ids" @> ARRAY[OLD."id"]
    AND ("status" <> 'sent' OR "unsubscribe_url" IS NULL);
  UPDATE "outbox_mails" SET "subject" = '[erased]', "text_body" = '[erased]', "html_body" = '[erased]', "record_ids" = '{}'
    WHERE "record_ids" @> ARRAY[OLD."id"];
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "contact_messages_mails" AFTER DELETE ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "delete_mails_about"();--> statement-breakpoint
CREATE TRIGGER "conversations_mails" AFTER DELETE ON "conversations" FOR EACH ROW EXECUTE FUNCTION "delete_mails_about"();--> statement-breakpoint
CREATE TRIGGER "quote_requests_mails" AFTER DELETE ON "quote_requests" FOR EACH ROW EXECUTE FUNCTION "delete_mails_about"();--> statement-breakpoint
-- Notices of earlier versions: two kinds link to their record, and the notice of a message was written in the same
-- transaction, so both have its time.
UPDATE "outbox_mails" SET "record_ids" = ARRAY[substring("text_body" FROM '/admin/quotes/([0-9a-f]{8}-[0-9a-f-]{27})')::uuid]
  WHERE "kind" = 'quote_notice' AND "text_body" ~ '/admin/quotes/[0-9a-f]{8}-[0-9a-f-]{27}';--> statement-breakpoint
UPDATE "outbox_mails" SET "record_ids" = ARRAY[substring("text_body" FROM '/admin/chat\?id=([0-9a-f]{8}-[0-9a-f-]{27})')::uuid]
  WHERE "kind" = 'chat_assignment' AND "text_body" ~ '/admin/chat\?id=[0-9a-f]{8}-[0-9a-f-]{27}';--> statement-breakpoint
UPDATE "outbox_mails" m SET "record_ids" = c."ids"
  FROM (SELECT "created_at", array_agg("id") AS "ids" FROM "contact_messages" GROUP BY "created_at") c
  WHERE m."kind" = 'contact_notice' AND c."created_at" = m."created_at";--> statement-breakpoint
-- A digest lists messages of the days before it, by name.
UPDATE "outbox_mails" m SET "record_ids" = (
    SELECT coalesce(array_agg(c."id"), '{}') FROM "contact_messages" c
    WHERE c."created_at" BETWEEN m."created_at" - interval '30 days' AND m."created_at"
      AND position(c."full_name" IN m."text_body") > 0)
  WHERE m."kind" = 'contact_digest';--> statement-breakpoint
-- Notices whose message no longer exists.
DELETE FROM "outbox_mails" WHERE "kind" IN ('contact_notice', 'contact_digest') AND "status" = 'sent' AND "record_ids" = '{}'
  AND "unsubscribe_url" IS NULL;--> statement-breakpoint
UPDATE "outbox_mails" SET "subject" = '[erased]', "text_body" = '[erased]', "html_body" = '[erased]'
  WHERE "kind" IN ('contact_notice', 'contact_digest') AND "status" = 'sent' AND "record_ids" = '{}';
