CREATE TABLE "reference_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"area" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"detail" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"low" numeric(14, 4),
	"high" numeric(14, 4),
	"unit" text DEFAULT 'none' NOT NULL,
	"base" text,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"maker" text,
	"step" text,
	"goods_class" text,
	"valid_from" date,
	"valid_until" date,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"checked_by" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "reference_rows_kind_check" CHECK ("reference_rows"."kind" in ('duty', 'charge', 'vat', 'insurance', 'freight', 'local', 'transit', 'conformity', 'cargo_note', 'document')),
	CONSTRAINT "reference_rows_unit_check" CHECK ("reference_rows"."unit" in ('percent', 'usd_wm', 'usd_container_20', 'usd_container_40', 'usd_container_40hq', 'usd_kg', 'usd_shipment', 'days', 'none')),
	CONSTRAINT "reference_rows_amounts_check" CHECK ("reference_rows"."low" >= 0 and "reference_rows"."high" >= "reference_rows"."low"),
	CONSTRAINT "reference_rows_base_check" CHECK ("reference_rows"."unit" <> 'percent' or "reference_rows"."base" is not null),
	CONSTRAINT "reference_rows_days_check" CHECK ("reference_rows"."valid_until" >= "reference_rows"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "goods_class" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reference_rows_key" ON "reference_rows" USING btree ("kind","area","code","unit",coalesce("valid_from", '2000-01-01')) WHERE "reference_rows"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_goods_class_check" CHECK ("categories"."goods_class" in ('social', 'raw', 'intermediate', 'consumer', 'specific'));