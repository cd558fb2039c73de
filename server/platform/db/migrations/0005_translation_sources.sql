ALTER TABLE "categories" ADD COLUMN "texts_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "texts_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What is there already has changed when the audit log says so; without an entry no translation is older than it.
UPDATE "products" SET "texts_changed_at" = coalesce((
  SELECT max("created_at") FROM "audit_entries"
  WHERE "noun" = 'product' AND "record_id" = "products"."id"::text AND "action" = 'update'
    AND "after" ?| array['name', 'description', 'shortDescription', 'specifications', 'features']
), least("created_at", (
  SELECT min("updated_at") FROM "product_translations" WHERE "product_id" = "products"."id"
)));--> statement-breakpoint
UPDATE "categories" SET "texts_changed_at" = coalesce((
  SELECT max("created_at") FROM "audit_entries"
  WHERE "noun" = 'category' AND "record_id" = "categories"."id"::text AND "action" = 'update'
    AND "after" ?| array['name', 'description']
), least("created_at", (
  SELECT min("updated_at") FROM "category_translations" WHERE "category_id" = "categories"."id"
)));--> statement-breakpoint
-- The clock at the moment of writing: a transaction may have begun long before it got the row.
CREATE FUNCTION "note_changed_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."texts_changed_at" := clock_timestamp();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_texts_changed"
BEFORE UPDATE OF "name", "description", "short_description", "specifications", "features" ON "products" FOR EACH ROW
WHEN (
  (OLD."name", OLD."description", OLD."short_description", OLD."specifications", OLD."features")
  IS DISTINCT FROM (NEW."name", NEW."description", NEW."short_description", NEW."specifications", NEW."features")
)
EXECUTE FUNCTION "note_changed_texts"();--> statement-breakpoint
CREATE TRIGGER "categories_texts_changed"
BEFORE UPDATE OF "name", "description" ON "categories" FOR EACH ROW
WHEN ((OLD."name", OLD."description") IS DISTINCT FROM (NEW."name", NEW."description"))
EXECUTE FUNCTION "note_changed_texts"();
