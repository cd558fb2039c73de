CREATE TABLE "media_files" (
	"url" text PRIMARY KEY NOT NULL,
	"byte_size" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_texts" (
	"url" text NOT NULL,
	"language" text NOT NULL,
	"alt_text" text NOT NULL,
	CONSTRAINT "media_texts_url_language_pk" PRIMARY KEY("url","language"),
	CONSTRAINT "media_texts_language_check" CHECK ("media_texts"."language" in ('en', 'fr', 'es', 'zh'))
);
--> statement-breakpoint
-- Files that were kept before they were listed, as far as a record names them.
INSERT INTO "media_files" ("url", "byte_size", "created_at")
SELECT "url", max("byte_size"), min("created_at") FROM (
  SELECT "url", NULL::integer AS "byte_size", "created_at" FROM "product_media"
  UNION ALL SELECT "storage_url", "file_size", "uploaded_at" FROM "blog_media"
  UNION ALL SELECT "url", "file_size", "created_at" FROM "media_uploads" WHERE "url" IS NOT NULL
) AS "named"
WHERE "url" ~ '^/media/[0-9a-f]{24}\.(webp|mp4|webm)$' AND NOT EXISTS (SELECT FROM "images" WHERE "images"."url" = "named"."url")
GROUP BY "url";
