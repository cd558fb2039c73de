CREATE TABLE "blog_products" (
	"blog_post_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "blog_products_blog_post_id_product_id_pk" PRIMARY KEY("blog_post_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "blog_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blog_post_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text,
	"content" text NOT NULL,
	"meta_description" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_translations_blogPostId_language_unique" UNIQUE("blog_post_id","language"),
	CONSTRAINT "blog_translations_language_check" CHECK ("blog_translations"."language" in ('en', 'fr', 'es', 'zh'))
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"blog_post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"author" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_versions_blog_post_id_version_pk" PRIMARY KEY("blog_post_id","version")
);
--> statement-breakpoint
CREATE TABLE "blog_views" (
	"blog_post_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "blog_views_blog_post_id_viewer_id_day_pk" PRIMARY KEY("blog_post_id","viewer_id","day")
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "featured_image_alt" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "texts_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "preview_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_products" ADD CONSTRAINT "blog_products_blog_post_id_blog_posts_id_fk" FOREIGN KEY ("blog_post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_products" ADD CONSTRAINT "blog_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_translations" ADD CONSTRAINT "blog_translations_blog_post_id_blog_posts_id_fk" FOREIGN KEY ("blog_post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_blog_post_id_blog_posts_id_fk" FOREIGN KEY ("blog_post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_blog_post_id_blog_posts_id_fk" FOREIGN KEY ("blog_post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_products_product_id_index" ON "blog_products" USING btree ("product_id");