ALTER TABLE "images" ADD COLUMN "is_illustration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_unit" text DEFAULT 'piece' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "incoterm" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_unit_check" CHECK ("products"."sale_unit" in ('piece', 'pair', 'set', 'pack', 'dozen', 'carton', 'kilogram', 'metre'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_incoterm_check" CHECK ("products"."incoterm" in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DDP'));