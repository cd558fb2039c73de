ALTER TABLE "reference_rows" DROP CONSTRAINT "reference_rows_kind_check";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hs_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hs_code" text;--> statement-breakpoint
ALTER TABLE "reference_rows" ADD COLUMN "hs_codes" text;--> statement-breakpoint
ALTER TABLE "reference_rows" ADD COLUMN "is_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reference_rows" ADD CONSTRAINT "reference_rows_kind_check" CHECK ("reference_rows"."kind" in ('duty', 'charge', 'vat', 'insurance', 'freight', 'local', 'transit', 'prohibition', 'conformity', 'cargo_note', 'document'));