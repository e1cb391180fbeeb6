<?php
/**
 * The page under Settings.
 *
 * @package Docent
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'docent_add_page' );
add_action( 'admin_init', 'docent_register_settings' );
add_action( 'admin_enqueue_scripts', 'docent_enqueue_page' );
add_filter( 'plugin_action_links_' . plugin_basename( DOCENT_FILE ), 'docent_action_links' );

/**
 * Adds the page.
 */
function docent_add_page() {
	add_options_page( __( 'Docent', 'docent' ), __( 'Docent', 'docent' ), 'manage_options', 'docent', 'docent_render_page' );
}

/**
 * Registers what the form saves; WordPress checks its nonce and who sends it.
 */
function docent_register_settings() {
	register_setting(
		'docent',
		'docent_placement',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'docent_clean_placement',
			'show_in_rest'      => false,
		)
	);
}

/**
 * Loads script and style on the page, and nowhere else.
 *
 * @param string $page Which page of the administration it is.
 */
function docent_enqueue_page( $page ) {
	if ( 'settings_page_docent' !== $page ) {
		return;
	}
	wp_enqueue_style( 'docent-admin', plugins_url( 'assets/admin.css', DOCENT_FILE ), array(), DOCENT_VERSION );
	wp_enqueue_script( 'docent-admin', plugins_url( 'assets/admin.js', DOCENT_FILE ), array(), DOCENT_VERSION, true );
}

/**
 * Puts a way to the page into the list of plugins.
 *
 * @param string[] $links There are already.
 * @return string[]
 */
function docent_action_links( $links ) {
	$way = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=docent' ) ), esc_html__( 'Settings', 'docent' ) );
	return array_merge( array( $way ), $links );
}

/**
 * What the script of the page says and whom it asks; it stands in attributes, so that the page needs no inline script.
 *
 * @return array<string, mixed>
 */
function docent_page_words() {
	return array(
		'rest'    => rest_url( 'docent/v1/connection' ),
		'nonce'   => wp_create_nonce( 'wp_rest' ),
		'badUrl'  => __( 'This is not the address of a Docent: it must be like https://docent.example.com.', 'docent' ),
		'blocked' => __( 'The browser did not let the window open. Allow pop-ups for this page and try again.', 'docent' ),
		'waiting' => __( 'Choose a widget in the window that has opened.', 'docent' ),
		'closed'  => __( 'The window was closed before a widget was chosen. Nothing has changed.', 'docent' ),
		'saving'  => __( 'Saving…', 'docent' ),
		'saved'   => __( 'Connected. The bubble is on your site.', 'docent' ),
		'gone'    => __( 'Disconnected. The bubble is no longer on your site.', 'docent' ),
		'failed'  => __( 'It could not be saved. Reload this page and try again.', 'docent' ),
		/* translators: %s: name of the person. */
		'none'    => __( 'Signed in as %s, but no widget came along. The plan of the account may not have the WordPress plugin, or none was chosen. Your site shows what it showed before.', 'docent' ),
	);
}

/**
 * The page.
 */
function docent_render_page() {
	if ( ! docent_may_manage() ) {
		return;
	}
	?>
	<div class="wrap docent">
		<h1><?php esc_html_e( 'Docent', 'docent' ); ?></h1>
		<?php
		docent_render_connection();
		docent_render_placement();
		docent_render_policy();
		?>
	</div>
	<?php
}

/**
 * Which widget is shown, and the way to another one.
 */
function docent_render_connection() {
	$connection   = docent_connection();
	$is_connected = docent_is_connected();
	?>
	<form id="docent-connection" data-docent="<?php echo esc_attr( (string) wp_json_encode( docent_page_words() ) ); ?>">
		<h2><?php esc_html_e( 'Connection', 'docent' ); ?></h2>
		<p id="docent-shown"<?php echo $is_connected ? '' : ' hidden'; ?>>
			<?php esc_html_e( 'This site shows the widget', 'docent' ); ?>
			<strong id="docent-widget"><?php echo esc_html( $connection['widget_name'] ); ?></strong>
		</p>
		<table class="form-table" role="presentation">
			<tr>
				<th scope="row"><label for="docent-server"><?php esc_html_e( 'Address of Docent', 'docent' ); ?></label></th>
				<td>
					<input type="url" id="docent-server" class="regular-text code" required maxlength="300" placeholder="https://docent.example.com" aria-describedby="docent-server-hint" value="<?php echo esc_attr( $connection['server'] ); ?>">
					<p class="description" id="docent-server-hint"><?php esc_html_e( 'Where you sign in to Docent. A window opens there: you say that this site is yours and choose a widget.', 'docent' ); ?></p>
				</td>
			</tr>
		</table>
		<p>
			<button type="submit" class="button button-primary" id="docent-connect"><?php esc_html_e( 'Connect', 'docent' ); ?></button>
			<button type="button" class="button" id="docent-disconnect"<?php echo $is_connected ? '' : ' hidden'; ?>><?php esc_html_e( 'Disconnect', 'docent' ); ?></button>
		</p>
		<p id="docent-status" role="status"></p>
		<noscript><p><?php esc_html_e( 'Connecting needs JavaScript in this browser.', 'docent' ); ?></p></noscript>
	</form>
	<?php
}

/**
 * On which pages it is.
 */
function docent_render_placement() {
	$placement = docent_placement();
	?>
	<form action="options.php" method="post">
		<?php settings_fields( 'docent' ); ?>
		<h2><?php esc_html_e( 'Where the bubble is', 'docent' ); ?></h2>
		<table class="form-table" role="presentation">
			<tr>
				<th scope="row"><?php esc_html_e( 'Pages', 'docent' ); ?></th>
				<td>
					<fieldset>
						<legend class="screen-reader-text"><?php esc_html_e( 'Pages', 'docent' ); ?></legend>
						<label><input type="radio" name="docent_placement[where]" value="everywhere" <?php checked( $placement['where'], 'everywhere' ); ?>> <?php esc_html_e( 'On every page', 'docent' ); ?></label><br>
						<label><input type="radio" name="docent_placement[where]" value="placed" <?php checked( $placement['where'], 'placed' ); ?>> <?php esc_html_e( 'Only where I place it', 'docent' ); ?></label>
						<p class="description">
							<?php
							/* translators: %s: the shortcode. */
							printf( esc_html__( 'Place it with the block “Docent bubble” or the shortcode %s.', 'docent' ), '<code>[docent]</code>' );
							?>
						</p>
					</fieldset>
				</td>
			</tr>
			<tr>
				<th scope="row"><label for="docent-without"><?php esc_html_e( 'Never on', 'docent' ); ?></label></th>
				<td>
					<textarea id="docent-without" name="docent_placement[without]" rows="5" class="large-text code" aria-describedby="docent-without-hint"><?php echo esc_textarea( implode( "\n", $placement['without'] ) ); ?></textarea>
					<p class="description" id="docent-without-hint">
						<?php
						/* translators: 1: a path, 2: a path with a star at its end. */
						printf( esc_html__( 'One page on each line: its address, its number, or a path such as %1$s. A star stands for everything below: %2$s.', 'docent' ), '<code>/checkout</code>', '<code>/members/*</code>' );
						?>
					</p>
				</td>
			</tr>
		</table>
		<?php submit_button(); ?>
	</form>
	<?php
}

/**
 * What a strict policy of the site has to allow.
 */
function docent_render_policy() {
	if ( ! docent_is_connected() ) {
		return;
	}
	$origin = docent_origin_in( docent_connection()['src'] );
	?>
	<details>
		<summary><?php esc_html_e( 'If your site has a content security policy', 'docent' ); ?></summary>
		<p><?php esc_html_e( 'This is all that it must allow. No inline script and no inline style is needed.', 'docent' ); ?></p>
		<p><code><?php echo esc_html( "script-src $origin; connect-src $origin; frame-src $origin" ); ?></code></p>
	</details>
	<?php
}
