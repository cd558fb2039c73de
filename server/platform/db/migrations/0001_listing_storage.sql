-- Words lie beside the listing, not in it: counting and leafing then read a tenth of the pages.
ALTER TABLE "product_listing" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "product_listing" ALTER COLUMN "words" SET STORAGE EXTENDED;
