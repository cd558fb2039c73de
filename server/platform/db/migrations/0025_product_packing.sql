ALTER TABLE "products" ADD COLUMN "price_tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pieces_per_carton" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "carton_length_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "carton_width_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "carton_height_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "carton_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_packing_check" CHECK (least("products"."pieces_per_carton", "products"."carton_length_mm", "products"."carton_width_mm", "products"."carton_height_mm", "products"."carton_grams") >= 1);