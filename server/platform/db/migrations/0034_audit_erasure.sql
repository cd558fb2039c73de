-- The audit log stays append-only but for two things, each of which a transaction has to announce by `baobab.audit`:
-- `erase` may replace values of an erased person by a marker and nothing else; `expire` may delete entries older than a year.
CREATE FUNCTION "only_erased"("old" jsonb, "new" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN "old" IS NULL OR "new" IS NULL THEN "old" IS NULL AND "new" IS NULL
    WHEN jsonb_typeof("old") <> 'object' OR jsonb_typeof("new") <> 'object' THEN "old" = "new"
    ELSE NOT EXISTS (
      SELECT FROM jsonb_each("old") o FULL JOIN jsonb_each("new") n ON n.key = o.key
      WHERE n.key IS NULL OR o.key IS NULL OR (n.value <> o.value AND n.value <> '"[erased]"')
    )
  END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "mode" text := coalesce(current_setting('baobab.audit', true), '');
BEGIN
  IF TG_OP = 'DELETE' AND "mode" = 'expire' AND OLD."created_at" < now() - interval '365 days' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND "mode" = 'erase'
    AND (OLD."id", OLD."user_id", OLD."username", OLD."action", OLD."noun", OLD."record_id", OLD."part_of", OLD."created_at")
      IS NOT DISTINCT FROM
      (NEW."id", NEW."user_id", NEW."username", NEW."action", NEW."noun", NEW."record_id", NEW."part_of", NEW."created_at")
    AND (NEW."title" IS NOT DISTINCT FROM OLD."title" OR NEW."title" = '[erased]')
    AND "only_erased"(OLD."before", NEW."before") AND "only_erased"(OLD."after", NEW."after") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
