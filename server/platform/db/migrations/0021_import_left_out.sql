ALTER TABLE "product_imports" ADD COLUMN "left_out_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "left_out_rows" text;